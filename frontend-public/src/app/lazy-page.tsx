import { lazy, useState, type ComponentType } from 'react';
import { loadFile } from 'shell/site-file';

export type LazyPage = {
  Page: ComponentType;
  /** Loads the page's code. Where it is awaited before rendering, the page appears without waiting. */
  preload: () => Promise<void>;
};

/**
 * A page in a file of its own. Where its code is already here, as on the server, it renders at once; code that comes later
 * does not put a new page in the place of one that stands.
 */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let Loaded: ComponentType | undefined;
  const preload = async () => {
    Loaded ??= await loadFile(load);
  };
  const Waiting = lazy(async () => ({ default: await loadFile(load) }));
  function Page() {
    const [Picked] = useState(() => Loaded ?? Waiting);
    return <Picked />;
  }
  return { Page, preload };
}
