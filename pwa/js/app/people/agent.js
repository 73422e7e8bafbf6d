/** The first that a browser's own account of itself has: most claim to be others too. */
const BROWSERS = [
  ["Edg", "Edge"],
  ["SamsungBrowser", "Samsung Internet"],
  ["OPR", "Opera"],
  ["Firefox", "Firefox"],
  ["FxiOS", "Firefox"],
  ["Chrome", "Chrome"],
  ["CriOS", "Chrome"],
  ["Safari", "Safari"],
];
const SYSTEMS = [
  ["Android", "Android"],
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Windows", "Windows"],
  ["Mac OS", "Mac"],
  ["CrOS", "ChromeOS"],
  ["Linux", "Linux"],
];

/** A browser and what it runs on, as people call them; what is unknown as it says itself. @param {string} agent */
export function browserOf(agent) {
  const known = [BROWSERS, SYSTEMS].map((names) => names.find(([part]) => agent.includes(part))?.[1]);
  return known.filter(Boolean).join(", ") || agent.slice(0, 60);
}
