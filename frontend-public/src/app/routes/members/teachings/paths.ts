export const teachingsPath = '/members/modules';

export const modulePath = ({ slug }: { slug: string }): string => `${teachingsPath}/${slug}`;

export const certificatePath = ({ programSlug }: { programSlug: string }): string =>
  `/members/certificates/${programSlug}`;

/** The page of a lesson, at a second of its film where one is named. */
export function lessonPath({ slug, moduleSlug }: { slug: string; moduleSlug: string }, second?: number): string {
  const path = `${teachingsPath}/${moduleSlug}/${slug}`;
  return second === undefined ? path : `${path}?t=${Math.floor(second)}`;
}
