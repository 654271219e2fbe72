import type { Settings } from '#platform/config/settings.ts';

/** `applyAccountSettings` replaces these defaults, because DTO decorators need the object before settings are loaded. */
export const accountRules = { shortestPassword: 8, areNamesRequired: true };

export function applyAccountSettings({ authPasswordMin, authNamesRequired }: Settings): void {
  accountRules.shortestPassword = authPasswordMin;
  accountRules.areNamesRequired = authNamesRequired;
}
