import { Migration } from '@mikro-orm/migrations';

/**
 * Characters of scripts without spaces between words, or with endings joined to the word: Han, kana, Hangul, Thai and
 * related scripts.
 */
const unspaced = [
  String.raw`\u0e00-\u0eff\u0f00-\u0fff\u1000-\u109f\u1780-\u17ff\u2e80-\u2fdf\u3005-\u3007\u3041-\u30ff\u31f0-\u31ff`,
  String.raw`\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uf900-\ufaff\U00020000-\U0003ffff`,
].join('');

/** Accents of Latin, Greek and Cyrillic, and points of Hebrew and Arabic. Other marks are parts of letters. */
const accents = String.raw`\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20f0`;

const functions = [
  // The dictionary has no stop words, because a search such as "who am I" contains only stop words.
  `create text search dictionary "search_stem" (template = pg_catalog.snowball, language = 'english')`,
  `create text search configuration "search" (copy = pg_catalog.english)`,
  `alter text search configuration "search" alter mapping replace english_stem with "search_stem"`,
  // Returns text without case and accents, so that two texts can be compared.
  `create function "search_fold" (t text) returns text language sql immutable parallel safe
   begin atomic
     select case when octet_length(t) = char_length(t) then lower(t)
       else replace(replace(replace(translate(
         lower(normalize(regexp_replace(normalize(t, nfkd), '[${accents}]+', '', 'g'), nfkc)),
         'øđłıςħŧ', 'odlisht'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe') end;
   end`,
  // Splits text of scripts without spaces into overlapping pairs of letters, plus the last letter alone.
  `create function "search_pairs" (folded text) returns text[] language sql immutable strict parallel safe
   begin atomic
     select coalesce(array_agg(distinct letter || coalesce(next, '')), '{}')
     from (select letter, lead(letter) over (partition by run order by place) as next
       from regexp_matches(folded, '[${unspaced}]+', 'g') with ordinality found (match, run),
         unnest(string_to_array(match[1], null)) with ordinality letters (letter, place)) pairs;
   end`,
  `create function "search_words" (t text) returns tsvector language sql immutable strict parallel safe
   begin atomic
     select case when octet_length(t) = char_length(t) then to_tsvector('"search"'::regconfig, t)
       else (select to_tsvector('"search"'::regconfig, regexp_replace(folded, '[${unspaced}]+', ' ', 'g'))
           || array_to_tsvector("search_pairs"(folded))
         from (select "search_fold"(t) as folded) f) end;
   end`,
  // Converts a search term to a query; a single letter matches all pairs that begin with it.
  `create function "search_query" (q text) returns tsquery language sql immutable parallel safe
   begin atomic
     select websearch_to_tsquery('"search"'::regconfig, regexp_replace("search_fold"(q), '[${unspaced}]+', ' ', 'g'))
       && coalesce((
         select string_agg(term, ' & ')::tsquery
         from regexp_matches("search_fold"(q), '[${unspaced}]+', 'g') found (match),
           lateral (select case when char_length(pair) = 1 then quote_literal(pair) || ':*' else quote_literal(pair) end as term
             from unnest("search_pairs"(match[1])) pair
             where char_length(pair) > 1 or char_length(match[1]) = 1) terms
       ), ''::tsquery);
   end`,
];

/** Columns that are searched for parts of words. */
const fragments = [
  ['users', 'users_name_fragments', `btrim(coalesce("first_name", '') || ' ' || coalesce("last_name", ''))`],
  ['forum_profile', 'forum_profile_name', `coalesce("shown_name", "account_name")`],
] as const;

/**
 * Makes search ignore case and accents, and support all scripts and stop words. Posts and topics store their search
 * vector.
 */
export class Migration20261125150200_search_of_all_languages extends Migration {
  override up(): void {
    for (const statement of functions) this.addSql(`${statement};`);
    this.addSql(`drop index "forum_post_words";`);
    this.addSql(`alter table "forum_post" drop column "words";`);
    this.addSql(
      `alter table "forum_post" add column "words" tsvector generated always as (search_words(source)) stored;`,
    );
    this.addSql(`create index "forum_post_words" on "forum_post" using gin ("words");`);
    this.addSql(`drop index "forum_topic_words";`);
    this.addSql(
      `alter table "forum_topic" add column "words" tsvector generated always as (search_words(title)) stored;`,
    );
    this.addSql(`create index "forum_topic_words" on "forum_topic" using gin ("words");`);
    for (const [table, name, text] of fragments) {
      this.addSql(`drop index "${name}";`);
      this.addSql(`create index "${name}" on "${table}" using gin (search_fold(${text}) gin_trgm_ops);`);
    }
  }
}
