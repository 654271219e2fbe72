import type { Settings } from '#platform/config/settings.ts';

/** Mutable, because the DTO decorators run before any setting is read. */
export const accountRules = { shortestPassword: 8, areNamesRequired: true };

export function applyAccountSettings({ authPasswordMin, authNamesRequired }: Settings): void {
  accountRules.shortestPassword = authPasswordMin;
  accountRules.areNamesRequired = authNamesRequired;
}
