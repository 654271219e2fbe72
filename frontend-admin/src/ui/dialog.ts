/**
 * Options of a dialog that stays usable when the page is hidden and shown again, as after an expired session. With a
 * transition, antd removes the content of a hidden dialog and then fails.
 */
export const stableDialog = { transitionName: '' };
