export const teachingsPath = '/members/modules';

export const modulePath = ({ slug }: { slug: string }): string => `${teachingsPath}/${slug}`;

export const programBreadcrumb = ({ programSlug, programTitle }: { programSlug: string; programTitle: string }) => ({
  to: `/programs/${programSlug}`,
  label: programTitle,
});

export const certificatePath = ({ programSlug }: { programSlug: string }): string =>
  `/members/certificates/${programSlug}`;

export function lessonPath({ slug, moduleSlug }: { slug: string; moduleSlug: string }, second?: number): string {
  const path = `${teachingsPath}/${moduleSlug}/${slug}`;
  return second === undefined ? path : `${path}?t=${Math.floor(second)}`;
}
