import { useSyncExternalStore } from 'react';
import type { ColorScheme } from './theme.ts';

const systemPrefersDark = '(prefers-color-scheme: dark)';

/** The shell stores the user's choice as an attribute of the document. */
function currentScheme(): ColorScheme {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia(systemPrefersDark).matches ? 'dark' : 'light';
}

function subscribe(onChange: () => void): () => void {
  const choice = new MutationObserver(onChange);
  choice.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const system = matchMedia(systemPrefersDark);
  system.addEventListener('change', onChange);
  return () => {
    choice.disconnect();
    system.removeEventListener('change', onChange);
  };
}

export const useColorScheme = (): ColorScheme => useSyncExternalStore(subscribe, currentScheme);
