import { baseKeymap, chainCommands, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { type Command, EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { leaveList } from './line-kinds.ts';
import { readHtml, richTextSchema, writeHtml } from './rich-text-schema.ts';

const { marks, nodes } = richTextSchema;

const insertBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.break.create()).scrollIntoView());
  return true;
};

interface RichTextOptions {
  readonly html: string;
  /** Attributes of the text box: its name, direction and language. */
  attributes(): Record<string, string>;
  onChange(html: string): void;
  onState(state: EditorState): void;
  onLink(): void;
}

const stateOf = (html: string, onLink: () => void) =>
  EditorState.create({
    doc: readHtml(html),
    plugins: [
      history(),
      keymap({
        'Mod-b': toggleMark(marks.bold),
        'Mod-i': toggleMark(marks.italic),
        'Mod-k': () => {
          onLink();
          return true;
        },
        'Mod-z': undo,
        'Mod-y': redo,
        'Mod-Shift-z': redo,
        'Shift-Enter': insertBreak,
        Enter: chainCommands(leaveList, baseKeymap.Enter as Command),
      }),
      // Tab leaves the text, as in every field. Ctrl+Enter is the screen's.
      keymap({ ...baseKeymap, 'Mod-Enter': () => false }),
    ],
  });

/** An editor for the few tags that a text may have. */
export class RichTextView {
  readonly view: EditorView;
  private html: string;
  private readonly onLink: () => void;

  constructor(place: HTMLElement, { html, attributes, onChange, onState, onLink }: RichTextOptions) {
    this.html = html;
    this.onLink = onLink;
    this.view = new EditorView(place, {
      state: stateOf(html, onLink),
      attributes,
      dispatchTransaction: (transaction) => {
        const state = this.view.state.apply(transaction);
        this.view.updateState(state);
        if (transaction.docChanged) {
          this.html = writeHtml(state.doc);
          onChange(this.html);
        }
        onState(state);
      },
    });
    onState(this.view.state);
  }

  /** Another text than the one that was typed here: a merge, an undo of the page, another block. */
  take(html: string): void {
    if (html === this.html) return;
    this.html = html;
    this.view.updateState(stateOf(html, this.onLink));
  }

  run(command: Command): void {
    command(this.view.state, this.view.dispatch, this.view);
    this.view.focus();
  }

  destroy = (): void => this.view.destroy();
}
