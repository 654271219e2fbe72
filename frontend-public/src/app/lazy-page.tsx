import { lazy, useState, type ComponentType } from 'react';
import { loadChunk } from 'shell/load-chunk';

export type LazyPage = {
  Page: ComponentType;
  preload: () => Promise<void>;
};

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
