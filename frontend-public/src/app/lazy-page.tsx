import { lazy, type ComponentType } from 'react';

export type LazyPage = {
  Page: ComponentType;
  /** Loads the page's code. Where it is awaited before rendering, the page appears without waiting. */
  preload: () => Promise<void>;
};

/** A page in a file of its own. Where its code is already here, as on the server, it renders at once. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let Loaded: ComponentType | undefined;
  const preload = async () => {
    Loaded ??= await load();
  };
  const Waiting = lazy(async () => ({ default: await load() }));
  return { Page: () => (Loaded ? <Loaded /> : <Waiting />), preload };
}
