import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { Icon } from '../../../kit/parts/icon.tsx';
import { useEntryLabel } from './menu-labels.ts';
import { isLink, type MenuNode } from './menu-tree.ts';

interface TreeProps {
  readonly nodes: readonly MenuNode[];
  readonly selected: string | null;
  readonly open: ReadonlySet<string>;
  readonly locale: string;
  readonly canEdit: boolean;
  onSelect(key: string): void;
  onToggle(key: string, isOpen: boolean): void;
  /** Up and down among its siblings; start and end change the level of a link. */
  onMove(key: string, direction: 'up' | 'down' | 'start' | 'end'): void;
}

interface Row {
  readonly node: MenuNode;
  readonly level: number;
}

const rowsOf = (nodes: readonly MenuNode[], open: ReadonlySet<string>, level = 1): Row[] =>
  nodes.flatMap((node) => [
    { node, level },
    ...(open.has(node.key) ? rowsOf(node.children, open, level + 1) : []),
  ]);

/** The menu as a tree: arrows walk, with Alt they move the entry. */
export function MenuTreeView(props: TreeProps) {
  const { nodes, selected, open, locale, onSelect } = props;
  const t = useT();
  const tree = useRef<HTMLDivElement>(null);
  const rows = rowsOf(nodes, open);
  const place = Math.max(
    0,
    rows.findIndex(({ node }) => node.key === selected),
  );
  const order = rows.map(({ node }) => node.key).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: an entry that was moved loses the focus
  useEffect(() => {
    if (document.activeElement === document.body)
      tree.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  }, [order]);
  const go = (to: number) => {
    const next = rows[Math.max(0, Math.min(rows.length - 1, to))];
    if (!next) return;
    onSelect(next.node.key);
    tree.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(next.node.key)}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const row = rows[place];
    if (row && press(event, row, props, (step) => go(place + step))) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  return (
    <div
      ref={tree}
      role="tree"
      aria-label={t('content.menu.tree')}
      className="menu-tree"
      onKeyDown={onKeyDown}
    >
      {rows.map(({ node, level }, at) => (
        <TreeRow
          key={node.key}
          node={node}
          level={level}
          isOpen={open.has(node.key)}
          isSelected={at === place}
          locale={locale}
          onSelect={() => onSelect(node.key)}
          onToggle={() => props.onToggle(node.key, !open.has(node.key))}
        />
      ))}
    </div>
  );
}

/** False: the key means nothing here. */
function press(event: KeyboardEvent, { node }: Row, props: TreeProps, go: (step: number) => void): boolean {
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
  const [end, start] = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const { key, altKey } = event;
  if (altKey) {
    if (!props.canEdit) return false;
    const direction = { ArrowUp: 'up', ArrowDown: 'down', [end]: 'end', [start]: 'start' }[key];
    if (!direction) return false;
    props.onMove(node.key, direction as 'up');
    return true;
  }
  if (key === 'ArrowDown') go(1);
  else if (key === 'ArrowUp') go(-1);
  else if (key === end && node.children.length > 0) props.onToggle(node.key, true);
  else if (key === start) props.onToggle(node.key, false);
  else return false;
  return true;
}

interface RowProps {
  readonly node: MenuNode;
  readonly level: number;
  readonly isOpen: boolean;
  readonly isSelected: boolean;
  readonly locale: string;
  onSelect(): void;
  onToggle(): void;
}

function TreeRow({ node, level, isOpen, isSelected, locale, onSelect, onToggle }: RowProps) {
  const t = useT();
  const labelOf = useEntryLabel(locale);
  const hasChildren = node.children.length > 0;
  const isChanged = Object.keys(node.labels).length > 0 && !isLink(node.key);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree hears the keys
    <div
      role="treeitem"
      className="editor-row menu-tree__row"
      data-key={node.key}
      tabIndex={isSelected ? 0 : -1}
      aria-level={level}
      aria-selected={isSelected}
      {...(hasChildren && { 'aria-expanded': isOpen })}
      style={{ paddingInlineStart: 6 + (level - 1) * 20 }}
      onClick={onSelect}
      onDoubleClick={onToggle}
    >
      <span
        className={isOpen ? 'menu-tree__fold menu-tree__fold--open' : 'menu-tree__fold'}
        aria-hidden="true"
        onClick={onToggle}
      >
        {hasChildren ? <Icon name="chevron-end" size={12} isDirectional /> : null}
      </span>
      {isLink(node.key) ? <Icon name="link" size={14} /> : null}
      <span className={node.isHidden || node.absent ? 'grow truncate muted' : 'grow truncate'} dir="auto">
        {labelOf(node)}
      </span>
      {isChanged ? <span className="tag">{t('content.menu.renamed')}</span> : null}
      {node.isHidden ? <span className="tag tag--warn">{t('content.menu.hidden')}</span> : null}
      {node.absent ? <span className="tag">{t(`content.menu.absent.${node.absent}`)}</span> : null}
    </div>
  );
}
