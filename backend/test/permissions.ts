export const askers = ['visitor', 'free', 'seeker', 'creator', 'visionary', 'support', 'editor', 'admin'] as const;
export type Asker = (typeof askers)[number];
export type Row = Readonly<Record<Asker, 'yes' | 'no'>>;

const only = (...allowed: Asker[]): Row =>
  Object.fromEntries(askers.map((asker) => [asker, allowed.includes(asker) ? 'yes' : 'no'])) as Row;

const everybody = only(...askers);
const signedIn = only('free', 'seeker', 'creator', 'visionary', 'support', 'editor', 'admin');
const staff = only('support', 'editor', 'admin');
const editors = only('editor', 'admin');
const administrators = only('admin');
const directory = only('support', 'admin');

/** Who may call what, decided by hand. An operation without a row fails the test, and so does a row without one. */
export const permissions: Readonly<Record<string, Row>> = {
  'GET /api/health/live': everybody,
  'GET /api/health/ready': everybody,

  'POST /api/auth/signup': everybody,
  'POST /api/auth/token': everybody,
  'POST /api/auth/sso': everybody,
  'GET /api/auth/health': everybody,
  'GET /api/auth/settings': everybody,
  'GET /api/auth/.well-known/jwks.json': everybody,
  'POST /api/auth/logout': signedIn,
  'GET /api/auth/user': signedIn,

  'POST /api/auth/factors': signedIn,
  'POST /api/auth/factors/{factorId}/challenge': signedIn,
  'POST /api/auth/factors/{factorId}/verify': signedIn,
  'DELETE /api/auth/factors/{factorId}': signedIn,
  'GET /api/auth/factors/recovery-codes': signedIn,
  'POST /api/auth/factors/recovery-codes': signedIn,
  'POST /api/auth/factors/recovery-codes/regenerate': signedIn,
  'POST /api/auth/factors/recovery-codes/verify': signedIn,
  'DELETE /api/auth/factors/recovery-codes': signedIn,

  'GET /api/auth/admin/users': directory,
  'GET /api/auth/admin/users/{userId}': directory,
  'GET /api/auth/admin/users/{userId}/factors': directory,
  'POST /api/auth/admin/users': administrators,
  'PUT /api/auth/admin/users/{userId}': administrators,
  'DELETE /api/auth/admin/users/{userId}': administrators,
  'DELETE /api/auth/admin/users/{userId}/factors/{factorId}': administrators,
  'POST /api/auth/admin/generate_link': administrators,
  'POST /api/auth/invite': administrators,
  'PUT /api/auth/user': signedIn,
  'POST /api/auth/otp': everybody,
  'POST /api/auth/recover': everybody,
  'POST /api/auth/resend': everybody,
  'GET /api/auth/reauthenticate': signedIn,
  'GET /api/auth/verify': everybody,
  'POST /api/auth/verify': everybody,

  'GET /api/account/sessions': signedIn,
  'DELETE /api/account/sessions/{id}': signedIn,
  'GET /api/account/export': signedIn,
  'GET /api/account/deletion': signedIn,
  'POST /api/account/delete': signedIn,
  'POST /api/account/restore': signedIn,

  'GET /api/account/membership': signedIn,
  'GET /api/account/membership/invoices': signedIn,
  'POST /api/account/membership/sync': signedIn,
  'POST /api/account/membership/preview': signedIn,
  'POST /api/account/membership/change': signedIn,
  'POST /api/account/membership/undo-change': signedIn,
  'POST /api/account/membership/change-now': signedIn,
  'POST /api/account/membership/cancel': signedIn,
  'POST /api/account/membership/resume': signedIn,
  'POST /api/account/membership/refund': signedIn,

  'GET /api/plans': everybody,
  'POST /api/functions/create-checkout': signedIn,
  'POST /api/functions/customer-portal': signedIn,
  'POST /api/webhooks/stripe': everybody,

  'POST /api/functions/check-subscription': signedIn,

  'GET /api/programs': everybody,
  'GET /api/programs/{idOrSlug}': everybody,
  'GET /api/modules': everybody,
  'GET /api/modules/{idOrSlug}': everybody,
  'GET /api/lessons': everybody,
  'GET /api/lessons/{idOrSlug}': everybody,
  'GET /api/events': everybody,
  'GET /api/events/{idOrSlug}': everybody,
  'GET /api/meditations': everybody,
  'GET /api/meditations/{id}': everybody,
  'GET /api/resources': everybody,
  'GET /api/resources/{id}': everybody,
  'GET /api/resources/{id}/file': everybody,
  'GET /api/people': everybody,
  'GET /api/people/{idOrSlug}': everybody,
  'GET /api/figures': everybody,
  'POST /api/media/{kind}/{id}/link': everybody,
  'GET /api/media/{kind}/{id}': everybody,
  'GET /api/media/{kind}/{id}/captions.vtt': everybody,

  'GET /api/members/dashboard': signedIn,
  'GET /api/practice': signedIn,
  'PUT /api/lessons/{id}/progress': signedIn,
  'PUT /api/lessons/{id}/seen': signedIn,
  'PUT /api/meditations/{id}/position': signedIn,
  'POST /api/sits': signedIn,
  'GET /api/practice/record': signedIn,
  'GET /api/practice/record.csv': signedIn,
  'PUT /api/practice/record': signedIn,
  'DELETE /api/practice/record': signedIn,
  'GET /api/practice/certificates': signedIn,
  'GET /api/practice/certificates/{idOrSlug}': signedIn,
  'GET /api/practice/certificates/{idOrSlug}/file.pdf': signedIn,

  'GET /api/reflections/today': signedIn,
  // From Seeker on; roles have no tier.
  'GET /api/reflections': only('seeker', 'creator', 'visionary'),

  'GET /api/journal': signedIn,
  'GET /api/journal/export': signedIn,
  'POST /api/journal': signedIn,
  'PUT /api/journal/{id}': signedIn,
  'DELETE /api/journal/{id}': signedIn,
  'POST /api/journal/{id}/restore': signedIn,

  'GET /api/admin/programs': staff,
  'POST /api/admin/programs': editors,
  'GET /api/admin/programs/{id}': staff,
  'PATCH /api/admin/programs/{id}': editors,
  'DELETE /api/admin/programs/{id}': editors,

  'GET /api/admin/modules': staff,
  'POST /api/admin/modules': editors,
  'GET /api/admin/modules/{id}': staff,
  'PATCH /api/admin/modules/{id}': editors,
  'DELETE /api/admin/modules/{id}': editors,

  'GET /api/admin/lessons': staff,
  'POST /api/admin/lessons': editors,
  'GET /api/admin/lessons/{id}': staff,
  'PATCH /api/admin/lessons/{id}': editors,
  'DELETE /api/admin/lessons/{id}': editors,

  'GET /api/admin/events': staff,
  'POST /api/admin/events': editors,
  'GET /api/admin/events/{id}': staff,
  'PATCH /api/admin/events/{id}': editors,
  'DELETE /api/admin/events/{id}': editors,

  'GET /api/admin/meditations': staff,
  'POST /api/admin/meditations': editors,
  'GET /api/admin/meditations/{id}': staff,
  'PATCH /api/admin/meditations/{id}': editors,
  'DELETE /api/admin/meditations/{id}': editors,

  'GET /api/admin/resources': staff,
  'POST /api/admin/resources': editors,
  'GET /api/admin/resources/{id}': staff,
  'PATCH /api/admin/resources/{id}': editors,
  'DELETE /api/admin/resources/{id}': editors,

  'GET /api/admin/people': staff,
  'POST /api/admin/people': editors,
  'GET /api/admin/people/{id}': staff,
  'PATCH /api/admin/people/{id}': editors,
  'DELETE /api/admin/people/{id}': editors,

  'GET /api/admin/reflections': staff,
  'POST /api/admin/reflections': editors,
  'GET /api/admin/reflections/{id}': staff,
  'PATCH /api/admin/reflections/{id}': editors,
  'DELETE /api/admin/reflections/{id}': editors,

  'POST /api/functions/subscribe-email': everybody,
  'POST /api/functions/confirm-subscription': everybody,
  'POST /api/functions/start-email-campaign': administrators,
  'POST /api/forms/partner': everybody,
  'POST /api/forms/volunteer': everybody,
  'POST /api/forms/contact': everybody,
  'GET /api/admin/inquiries': staff,
  'GET /api/admin/inquiries/{id}': staff,
  'POST /api/admin/inquiries/{id}/read': staff,
  'PATCH /api/admin/inquiries/{id}': staff,
  'POST /api/admin/inquiries/{id}/notes': staff,
  'POST /api/admin/inquiries/{id}/replies': staff,

  'GET /u/{token}': everybody,
  'POST /u/{token}': everybody,

  'POST /api/rpc/is_admin': signedIn,
  'POST /api/functions/check-admin': signedIn,
  'GET /api/user-roles': signedIn,
  'GET /api/admin/stats': staff,
  'GET /api/admin/members': staff,
  'GET /api/admin/members/{id}': staff,
  'GET /api/admin/subscribers': staff,
  'GET /api/admin/subscribers/counts': staff,
  'GET /api/admin/waiting': staff,
  'POST /api/admin/members/{id}/refund': administrators,
  'POST /api/admin/members/{id}/undo-plan': administrators,
  'POST /api/functions/admin-update-user-plan': administrators,
  'POST /api/functions/admin-manage-role': administrators,

  'GET /api/admin/billing': administrators,
  'GET /api/admin/billing/events': administrators,
  'POST /api/admin/billing/events/{id}/replay': administrators,
  'GET /api/admin/billing/drift': administrators,
  'GET /api/admin/billing/failed-payments': administrators,
};
