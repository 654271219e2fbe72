declare module 'html-to-text' {
  interface Selector {
    readonly selector: string;
    readonly format?: string;
    readonly options?: Readonly<Record<string, unknown>>;
  }
  interface Options {
    readonly wordwrap?: number | false;
    readonly limits?: { readonly maxDepth?: number; readonly ellipsis?: string };
    readonly selectors?: readonly Selector[];
  }
  export function convert(html: string, options?: Options): string;
}
