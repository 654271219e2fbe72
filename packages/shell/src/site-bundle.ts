/** What the site's build for the server offers to the api, which answers the public pages with it. */
export interface SiteBundle {
  readonly pages: readonly PageKind[];
  /** Origins whose documents the pages may show in a frame. */
  readonly frameSources: readonly string[];
  /** The address of the page that answers a request: its path, and of its query only what changes the page. */
  addressOf(asked: string): string;
  /** True for an address whose page is drawn in the browser alone. */
  isClientPath(pathname: string): boolean;
  /** The path of the page that an address belongs to. Whether its slug exists, `addressesOf` knows. */
  pageAt(address: string): string | undefined;
  /** The addresses that the page at `path` has now. Rejects when they cannot be read. */
  addressesOf(path: string, fetch: Ask): Promise<string[]>;
  /** Reads what the page at an address shows now. Rejects when it cannot be read. */
  read(address: string, site: SiteSource): Promise<PageContent>;
  renderNotFound(site: SiteSource): Promise<string>;
  /** The picture that an address is shared with, as SVG; `title` stands in it. */
  draw(address: string, title: string, fetch: Ask): Promise<string>;
}

/** Reads a path of the public API, in the same process. */
export type Ask = (path: string) => Promise<Response>;

export interface SiteSource {
  /** The text of the built index.html, with nothing in its root. */
  readonly template: string;
  /** Where the site is reached, without a slash at the end. */
  readonly siteUrl: string;
  readonly fetch: Ask;
}

/**
 * A page by its path. One such as /programs/:slug has many addresses, and so has one with variants by its query; any
 * other has its path alone.
 */
export interface PageKind {
  readonly path: string;
  /** The content it shows. */
  readonly tags: readonly string[];
  /** Whether search engines and programs that read are told of it. */
  readonly isListed: boolean;
}

/** What a page shows. */
export interface PageContent {
  /** Another one whenever the page would say something else. */
  readonly version: string;
  render(): Promise<RenderedDocument>;
}

/** A finished document, and what its head says of it. */
export interface RenderedDocument {
  readonly html: string;
  readonly title: string;
  readonly description: string;
}
