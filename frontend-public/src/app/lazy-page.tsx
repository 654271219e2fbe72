import { lazy, useState, type ComponentType } from 'react';
import { loadChunk } from 'shell/load-chunk';

export type LazyPage = {
  Page: ComponentType;
  preload: () => Promise<void>;
};

/** Renders the page at once if its code is already loaded, as on the server. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let Loaded: ComponentType | undefined;
  const preload = async () => {
    Loaded ??= await loadChunk(load);
  };
  const Waiting = lazy(async () => ({ default: await loadChunk(load) }));
  function Page() {
    const [Picked] = useState(() => Loaded ?? Waiting);
    return <Picked />;
  }
  return { Page, preload };
}
