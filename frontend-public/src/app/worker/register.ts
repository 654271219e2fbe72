let registered: Promise<void> | undefined;

export function registerServiceWorker(): Promise<void> {
  registered ??= register().catch((error: unknown) => {
    registered = undefined;
    throw error;
  });
  return registered;
}

async function register(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register('/sw.js');
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
  navigator.serviceWorker.addEventListener('message', ({ ports: [port] }) => port?.postMessage(entry));
  const tellWaiting = () => registration.waiting?.postMessage('a page has come');
  const watchInstalling = () => registration.installing?.addEventListener('statechange', tellWaiting);
  registration.addEventListener('updatefound', watchInstalling);
  watchInstalling();
  tellWaiting();
}
