import { composeRules } from '#platform/http/text-rules.ts';
import { OptionalText, textRule, Text } from './field-rules.ts';

const maxLength = 2_000;
const exampleOrigin = 'https://site.invalid';
const idLike = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export function isAllowedLink(url: string): boolean {
  if (!URL.canParse(url, exampleOrigin) || /[\s\\]/.test(url)) return false;
  const { origin, username, password } = new URL(url, exampleOrigin);
  if (username || password) return false;
  return url.startsWith('/') ? origin === exampleOrigin : /^https:\/\//i.test(url);
}

const AllowedLink = (label: string) =>
  textRule('isLinkable', isAllowedLink, `${label} must begin with https://, or with / for a file of this site`);

export const LinkUrl = (label: string): PropertyDecorator => composeRules(Text(label, maxLength), AllowedLink(label));

export const OptionalLinkUrl = (label: string): PropertyDecorator =>
  composeRules(OptionalText(label, maxLength), AllowedLink(label));

/**
 * Field for the last part of the URL of a page. A slug in the format of an id is rejected, because the page would then
 * be searched by its id.
 */
export const Slug = (): PropertyDecorator =>
  composeRules(
    Text('Slug', 100),
    textRule(
      'isSlug',
      (text) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && !idLike.test(text),
      'Slug may have small letters, digits and hyphens only, such as first-steps',
    ),
  );
