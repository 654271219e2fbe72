import { Injectable } from '@nestjs/common';
import { FileUsageFinder, FindUploadedFile } from '#modules/files/index.ts';
import { contentKinds } from '../../kinds/index.ts';
import { MediaFiles } from '../../kinds/media-files.ts';
import { LibraryFileFinder } from '../../kinds/resource/library-files.ts';

@Injectable()
export class RegisterContentFileUsages {
  constructor(usages: FileUsageFinder, uploads: FindUploadedFile, media: MediaFiles, library: LibraryFileFinder) {
    media.searchUploads((url) => uploads.find(url));
    library.searchUploads({ find: (url) => uploads.find(url), list: () => uploads.listDocuments() });
    for (const kind of Object.keys(contentKinds))
      usages.add(
        `select '${kind}' as kind, t.id, t.title, 'published' as state, to_jsonb(t)::text as text from ${kind} t`,
      );
    usages.add(
      `select i.kind, i.id, coalesce(i.draft->>'title', '') as title,
         case i.state when 'trash' then 'trash' else 'draft' end as state, i.draft::text || coalesce(i.preserved->>'before', '') as text
       from content_item i where i.draft is not null`,
    );
  }
}
