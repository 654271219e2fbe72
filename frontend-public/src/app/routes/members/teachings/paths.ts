export const teachingsPath = '/members/modules';

export const modulePath = ({ slug }: { slug: string }): string => `${teachingsPath}/${slug}`;

/** The page of a lesson, at a second of its film where one is named. */
export function lessonPath({ slug, moduleSlug }: { slug: string; moduleSlug: string }, second?: number): string {
  const path = `${teachingsPath}/${moduleSlug}/${slug}`;
  return second === undefined ? path : `${path}?t=${Math.floor(second)}`;
}
