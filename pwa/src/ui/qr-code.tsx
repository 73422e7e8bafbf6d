import { encodeQR } from "qr";

const QUIET = 4; // modules of margin around the code, as its standard requires

/** The most bytes that a QR code can encode. */
export const MOST_IN_CODE = 2953;
const DENSE = 300; // characters above which fewer modules matter more than error correction

/** Show a QR code as large as its container allows; dark on light in both themes, or cameras cannot read it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const ecc = text.length > DENSE ? "low" : "medium";
  const rows = encodeQR(text, "raw", { border: QUIET, ecc }) as boolean[][];
  const dark = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")));
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${rows.length} ${rows.length}`} shape-rendering="crispEdges">
      <rect width="100%" height="100%" fill="#fff" />
      <path d={dark.join("")} fill="#000" />
    </svg>
  );
}
