/** What else an item's list can show, each at its own address. */
export function ListTabs({
  label,
  tabs,
  current,
}: {
  label: string;
  tabs: { href: string; text: string }[];
  current: string;
}) {
  return (
    <nav class="list-tabs" aria-label={label}>
      {tabs.map(({ href, text }) => (
        <a key={href} href={href} aria-current={href === current ? "page" : undefined}>
          {text}
        </a>
      ))}
    </nav>
  );
}
