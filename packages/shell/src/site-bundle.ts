/** Interface of the site's server build, which the api process uses to render public pages. */
export interface SiteBundle {
  readonly pages: readonly PageRoute[];
  /** Origins that the pages may show in a frame. */
  readonly frameSources: readonly string[];
  /** Normalizes a URL: returns its path with only those query parameters that change the page. */
  normalizeUrl(asked: string): string;
  /** True for a page that only the browser renders. */
  isClientPath(pathname: string): boolean;
  /** Returns the route of a URL. It does not check that the slug exists; `listUrls` returns existing URLs. */
  findRoute(address: string): string | undefined;
  /** Lists the URLs of a route. Rejects when the API cannot be read. */
  listUrls(path: string, fetch: ApiFetch): Promise<string[]>;
  /** Reads the data of a page. Rejects when the API cannot be read. */
  read(address: string, site: SiteSource): Promise<PageContent>;
  renderNotFound(site: SiteSource): Promise<string>;
  drawSharePicture(address: string, title: string, fetch: ApiFetch): Promise<string>;
}

export type ApiFetch = (path: string) => Promise<Response>;

export interface SiteSource {
  readonly template: string;
  readonly siteUrl: string;
  readonly fetch: ApiFetch;
}

/** A route. Routes with a slug or with query variants have many URLs, all others only their path. */
export interface PageRoute {
  readonly path: string;
  readonly tags: readonly string[];
  /** True if sitemaps and llms.txt list the pages of the route. */
  readonly isListed: boolean;
}

export interface PageContent {
  /** Changes whenever the content of the page changes. */
  readonly version: string;
  render(): Promise<RenderedDocument>;
}

export interface RenderedDocument {
  readonly html: string;
  readonly title: string;
  readonly description: string;
}
