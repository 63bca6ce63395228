import type { ReactNode } from 'react';
import type { PresenceSubject } from '../../../kit/presence/use-presence.ts';
import type { FieldContext } from '../blocks/field-props.ts';
import type { ContentProblem } from './problems.ts';
import type { Content } from './use-content.ts';
import type { Publishing } from './use-publishing.ts';

export interface ContentEditorProps {
  /** Title of the window and of the bar. */
  readonly name: string;
  readonly crumb: { readonly to: string; readonly label: string };
  /** Behind the title: site, scope. */
  readonly tags: ReactNode;
  readonly content: Content;
  readonly presence: PresenceSubject;
  /** Of the language at work, where the subject has several. */
  readonly prefix?: string;
  readonly site: string;
  readonly locale: string;
  readonly timezone: string;
  readonly canEdit: boolean;
  readonly problems: readonly ContentProblem[];
  /** Fields beside the blocks: title, description. */
  details(context: FieldContext): ReactNode;
  /** Below the blocks: languages, versions. */
  readonly side: ReactNode;
  readonly notes?: ReactNode;
  readonly previewPath: string | null;
  readonly isSiteFixed: boolean;
  readonly publishing: Publishing;
  onCompare(): void;
}
