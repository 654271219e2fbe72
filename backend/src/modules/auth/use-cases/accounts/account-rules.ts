import type { Settings } from '#platform/config/settings.ts';

/** The settings change the values later, because DTO decorators need the object before any setting is loaded. */
export const accountRules = { shortestPassword: 8, areNamesRequired: true };

export function applyAccountSettings({ authPasswordMin, authNamesRequired }: Settings): void {
  accountRules.shortestPassword = authPasswordMin;
  accountRules.areNamesRequired = authNamesRequired;
}
