import { isRtl } from '@paddock/i18n/locales';
import type { EditorState } from 'prosemirror-state';
import { useEffect, useRef, useState } from 'react';
import { kindAt } from './line-kinds.ts';
import { LinkForm } from './link-form.tsx';
import { findLink, hasMark, RICH_TEXT_COMMANDS } from './rich-text-commands.ts';
import { type Formats, RichTextToolbar } from './rich-text-toolbar.tsx';
import { RichTextView } from './rich-text-view.ts';

export interface RichTextProps {
  readonly id: string;
  readonly label: string;
  readonly html: string;
  readonly locale: string;
  readonly describedBy?: string | undefined;
  readonly isInvalid?: boolean;
  onChange(html: string): void;
}

const formatsOf = (state: EditorState): Formats => ({
  kind: kindAt(state),
  bold: hasMark(state, 'bold'),
  italic: hasMark(state, 'italic'),
  link: findLink(state),
});

const NONE: Formats = { kind: 'p', bold: false, italic: false, link: null };

/** A text with headings, lists, emphasis and links, in the direction of its language. */
export default function RichText(props: RichTextProps) {
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<RichTextView>(null);
  const current = useRef(props);
  current.current = props;
  const [formats, setFormats] = useState(NONE);
  const [isLinking, setLinking] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const made = new RichTextView(place.current, {
      html: current.current.html,
      attributes: () => attributesOf(current.current),
      onChange: (html) => current.current.onChange(html),
      onState: (state) => setFormats((before) => keepSame(before, formatsOf(state))),
      onLink: () => setLinking(true),
    });
    editor.current = made;
    return made.destroy;
  }, []);
  useEffect(() => editor.current?.take(props.html), [props.html]);
  const link = (href: string | null) => {
    setLinking(false);
    editor.current?.run(RICH_TEXT_COMMANDS.link(href));
  };
  return (
    <div className={props.isInvalid ? 'rich-text rich-text--invalid' : 'rich-text'}>
      <RichTextToolbar
        formats={formats}
        label={props.label}
        controls={props.id}
        onRun={(command) => editor.current?.run(command)}
        onLink={() => setLinking(true)}
      />
      {isLinking ? (
        <LinkForm
          href={formats.link ?? ''}
          onApply={link}
          onCancel={() => {
            setLinking(false);
            editor.current?.view.focus();
          }}
        />
      ) : null}
      <div ref={place} className="rich-text__text" />
    </div>
  );
}

const keepSame = (before: Formats, now: Formats): Formats =>
  JSON.stringify(before) === JSON.stringify(now) ? before : now;

const attributesOf = ({ id, label, locale, describedBy, isInvalid }: RichTextProps) => ({
  id,
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-label': label,
  lang: locale,
  dir: isRtl(locale) ? 'rtl' : 'ltr',
  ...(describedBy && { 'aria-describedby': describedBy }),
  ...(isInvalid && { 'aria-invalid': 'true' }),
});
