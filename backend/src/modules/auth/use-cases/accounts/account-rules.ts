import type { Settings } from '#platform/config/settings.ts';

/**
 * Rules for passwords and names. The settings change the values of this object later, because the DTO decorators need
 * it before any setting is loaded.
 */
export const accountRules = { shortestPassword: 8, areNamesRequired: true };

export function applyAccountSettings({ authPasswordMin, authNamesRequired }: Settings): void {
  accountRules.shortestPassword = authPasswordMin;
  accountRules.areNamesRequired = authNamesRequired;
}
