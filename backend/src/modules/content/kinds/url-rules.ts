import { hasUrlCredentials } from '#kernel/url-credentials.ts';
import { composeDecorators } from '#platform/http/text-rules.ts';
import { OptionalTextField, createTextFieldRule, TextField } from './field-rules.ts';

const maxLength = 2_000;
const exampleOrigin = 'https://site.invalid';
const idPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export function isAllowedLink(url: string): boolean {
  if (!URL.canParse(url, exampleOrigin) || /[\s\\]/.test(url)) return false;
  const { origin, href } = new URL(url, exampleOrigin);
  if (hasUrlCredentials(href)) return false;
  return url.startsWith('/') ? origin === exampleOrigin : /^https:\/\//i.test(url);
}

const AllowedLink = (label: string) =>
  createTextFieldRule(
    'isLinkable',
    isAllowedLink,
    `${label} must begin with https://, or with / for a file of this site`,
  );

export const LinkUrlField = (label: string): PropertyDecorator =>
  composeDecorators(TextField(label, maxLength), AllowedLink(label));

export const OptionalLinkUrlField = (label: string): PropertyDecorator =>
  composeDecorators(OptionalTextField(label, maxLength), AllowedLink(label));

/** Only library pictures have the sizes and the alternative text that pages need. */
export const OptionalPictureUrlField = (label: string): PropertyDecorator =>
  composeDecorators(
    OptionalTextField(label, maxLength),
    createTextFieldRule(
      'isLibraryPicture',
      (url) => /^\/files\/[0-9a-f]{64}\/\d{1,5}\.webp$/.test(url),
      `${label} must be a file of the library`,
    ),
  );

/** Rejects a slug in the format of an id, because the server would treat the slug as an id. */
export const SlugField = (): PropertyDecorator =>
  composeDecorators(
    TextField('Slug', 100),
    createTextFieldRule(
      'isSlug',
      (text) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && !idPattern.test(text),
      'Slug may have small letters, digits and hyphens only, such as first-steps',
    ),
  );
