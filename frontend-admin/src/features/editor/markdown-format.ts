import { getSchema, type Extensions } from '@tiptap/core';
import type { Node, Schema } from '@tiptap/pm/model';
import { emailExtensions, serializeEmailNodes } from './email/email-nodes.ts';
import { addEmailSyntax, hasBlockLine, isAllowedEmailLink } from './email/email-syntax.ts';
import { createDocument, createExtensions } from './extensions.ts';
import { createMarkdownParser, type ParserRules } from './parse-markdown.ts';
import { createMarkdownSerializer, isWebVtt, type SerializerRules } from './serialize-markdown.ts';
import type { FetchSoundUrl } from './sound-view.ts';
import { isAllowedLink } from './urls.ts';

export interface MarkdownFormat {
  readonly schema: Schema;
  readonly isAllowedLink: (url: string) => boolean;
  createExtensions(open: FetchSoundUrl): Extensions;
  parse(source: string): Node;
  serialize(doc: Node): string;
  /** True if the editor stores the text unchanged, except for white space at the ends. */
  isEditable(source: string): boolean;
}

interface FormatRules extends ParserRules, Pick<SerializerRules, 'nodes' | 'isNeverEscaped'> {
  readonly extensions: Extensions;
}

function createFormat({ extensions, nodes, isNeverEscaped, ...rules }: FormatRules): MarkdownFormat {
  const schema = getSchema([...createExtensions(rules.isAllowedLink), ...extensions]);
  const parse = createMarkdownParser(schema, rules);
  const serialize = createMarkdownSerializer({ schema, parse, nodes, isNeverEscaped });
  return {
    ...{ schema, parse, serialize, isAllowedLink: rules.isAllowedLink },
    createExtensions: (open) => [...createExtensions(rules.isAllowedLink, open), ...extensions],
    isEditable: (source) => !isWebVtt(source) && serialize(parse(source)) === source.trimEnd().replace(/^\s*\n/, ''),
  };
}

const pageFormat = createFormat({
  isAllowedLink,
  extensions: [createDocument('block+')],
  nodes: {},
  isNeverEscaped: () => false,
});

const emailFormat = createFormat({
  ...{ isAllowedLink: isAllowedEmailLink, extend: addEmailSyntax },
  ...{ extensions: emailExtensions, nodes: serializeEmailNodes, isNeverEscaped: hasBlockLine },
});

export const markdownFormats = { page: pageFormat, email: emailFormat } as const;
