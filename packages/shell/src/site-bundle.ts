/** Functions of the site's server build, which the api process uses to render public pages. */
export interface SiteBundle {
  readonly pages: readonly PageRoute[];
  /** Origins of other sites that the pages may embed in a frame. */
  readonly frameSources: readonly string[];
  /** Returns the path of a URL with only those query parameters that change the content of the page. */
  normalizeUrl(asked: string): string;
  /** True for a page that is rendered only in the browser, never on the server. */
  isClientPath(pathname: string): boolean;
  /**
   * Returns the route that a URL belongs to. The slug in the URL may not exist; `listUrls` returns the URLs that exist.
   */
  findRoute(address: string): string | undefined;
  /** Returns all URLs of a route. The promise rejects when the API cannot be read. */
  listUrls(path: string, fetch: ApiFetch): Promise<string[]>;
  /** Returns the data of a page. The promise rejects when the API cannot be read. */
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

/** A route of the site. A route with a slug or with query parameters has many URLs; each other route has one. */
export interface PageRoute {
  readonly path: string;
  readonly tags: readonly string[];
  /** True if sitemaps and llms.txt list the pages of the route. */
  readonly isListed: boolean;
}

export interface PageContent {
  /** Version of the page's content. It changes when the content changes. */
  readonly version: string;
  render(): Promise<RenderedDocument>;
}

export interface RenderedDocument {
  readonly html: string;
  readonly title: string;
  readonly description: string;
}
