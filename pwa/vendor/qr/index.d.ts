/** The modules of the code, row by row; true is dark. */
export function encodeQR(text: string, output: "raw", options?: { border?: number; ecc?: "low" | "medium" | "quartile" | "high" }): boolean[][];
