/** Its own types are not among what it exports. */
declare module "dom-accessibility-api" {
  export function computeAccessibleName(element: Element): string;
}
