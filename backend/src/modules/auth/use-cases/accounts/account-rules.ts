import type { Settings } from '#platform/config/settings.ts';

/**
 * Rules for passwords and names. The object is mutable, because the DTO decorators read it before any setting is
 * loaded.
 */
export const accountRules = { shortestPassword: 8, areNamesRequired: true };

export function applyAccountSettings({ authPasswordMin, authNamesRequired }: Settings): void {
  accountRules.shortestPassword = authPasswordMin;
  accountRules.areNamesRequired = authNamesRequired;
}
