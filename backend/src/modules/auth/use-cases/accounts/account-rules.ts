import type { Settings } from '#platform/config/settings.ts';

/** What an operator may set of the rules of input. Rules are written before any setting is read, so they look here. */
export const accountRules = { shortestPassword: 8, areNamesRequired: true };

/** Called once, when the module starts. */
export function followSettings({ authPasswordMin, authNamesRequired }: Settings): void {
  accountRules.shortestPassword = authPasswordMin;
  accountRules.areNamesRequired = authNamesRequired;
}
