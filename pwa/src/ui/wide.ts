/** Whether there is room for a desk; by the size of the text, so that enlarging it leaves the phone's screens. */
export const wide = matchMedia("(min-width: 64em)");
