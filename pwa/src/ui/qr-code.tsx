import { encodeQR } from "qr";

const QUIET = 4; // modules around the code, as its standard wants

/** How many bytes a QR code holds at most. */
export const MOST_IN_CODE = 2953;
const DENSE = 300; // from so many letters on, fewer modules matter more than a code that may be damaged

/** A QR code as large as its place; dark on light in both themes, or no camera reads it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const ecc = text.length > DENSE ? "low" : "medium";
  const rows = encodeQR(text, "raw", { border: QUIET, ecc }) as boolean[][];
  const dark = rows.flatMap((row, y) => row.map((is, x) => (is ? `M${x} ${y}h1v1h-1z` : "")));
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${rows.length} ${rows.length}`} shape-rendering="crispEdges">
      <rect width="100%" height="100%" fill="#fff" />
      <path d={dark.join("")} fill="#000" />
    </svg>
  );
}
