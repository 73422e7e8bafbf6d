/**
 * What the service worker does when something is pushed to this phone: it shows it, and a tap opens the app there.
 *
 * sw.js imports it, and is the only one that reads it. `/subscriptions` in the cache "push" is what
 * pwa/src/store/server/push.js stored: for each tournament where, as whom and in which language this browser asked for it.
 */
"use strict";

{
  const PLACE = /^#\/(?:own|(?:escalation|help)\/[\w-]+)$/;
  const STORED = ["push", "/subscriptions"];

  self.addEventListener("push", (event) => event.waitUntil(show(event.data)));
  self.addEventListener("notificationclick", (event) => event.waitUntil(open(event.notification)));
  self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));

  /** Something is shown whatever arrives: browsers ask for that. */
  function show(data) {
    const { title, body, lang, tag, place } = understood(data);
    const said = { body, lang, tag, renotify: Boolean(tag), icon: "/icons/icon-192.png", data: { place } };
    return self.registration.showNotification(title ?? "Shinpan", said);
  }

  function understood(data) {
    try {
      return data.json() ?? {};
    } catch {
      return {};
    }
  }

  /** At the place that it names, if that is one of ours; in the page that is open already, where there is one. */
  async function open(notification) {
    notification.close();
    const place = notification.data?.place;
    const hash = typeof place === "string" && PLACE.test(place) ? place : "";
    const pages = await self.clients.matchAll({ type: "window" });
    const page = pages.find(({ url }) => new URL(url).pathname === "/");
    if (!page) return self.clients.openWindow(`/${hash}`);
    const shown = await page.focus().catch(() => page);
    if (hash) await shown.navigate(`/${hash}`).catch(() => self.clients.openWindow(`/${hash}`));
  }

  /** The browser gave this phone another address: the server has to know it. */
  async function renew({ newSubscription }) {
    const cache = await caches.open(STORED[0]);
    const registered = await (await cache.match(STORED[1]))?.json();
    if (!registered?.length) return;
    const options = { userVisibleOnly: true, applicationServerKey: registered[0].key };
    const subscription = newSubscription ?? (await self.registration.pushManager.subscribe(options));
    const { endpoint, keys } = subscription.toJSON();
    for (const one of registered) {
      one.id = crypto.randomUUID();
      one.endpoint = endpoint;
      await fetch(`/api/v1/tournaments/${one.tournament}/push-subscriptions/${one.id}`, {
        method: "PUT",
        headers: { "Content-Type": "application/json", "Shinpan-Official": one.as },
        body: JSON.stringify({ endpoint, keys, language: one.language }),
      });
    }
    await cache.put(STORED[1], new Response(JSON.stringify(registered)));
  }
}
