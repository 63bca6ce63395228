import type { Column, ForeignKey } from './catalog.ts';

const GROUPS: readonly { title: string; tables: RegExp }[] = [
  {
    title: 'Sites and catalogue',
    tables: /^(site|loaded_|frame_|categor|products$|product_(trans|media|val|doc)|media|variant|attribute)/,
  },
  { title: 'Product pages and search', tables: /^(product_(feat|fits|geom|quest)|geometry|manual|search)/ },
  {
    title: 'Units, stores and people',
    tables:
      /^(stores|town|units|unit_|claim|prices|feed|customer|login|addresses|cart|checkout|consent|delivery|delays|shipment|page_)/,
  },
  {
    title: 'Orders and money',
    tables:
      /^(orders|order_|payment|ledger|provider|refunds|reconciliation|mails|invoice|idempotency|audit|approval|status)/,
  },
  { title: 'Staff and permissions', tables: /^(staff|grants|group_grants|role)/ },
  { title: 'Bank statements', tables: /^(bank_|refund_)/ },
  { title: 'Work at the desk', tables: /^(desk_|saved_views|exports|bulk_|privacy_)/ },
  { title: 'Events for other systems', tables: /^(event|webhook)/ },
  { title: 'News, menus and previews', tables: /^(article|news_|menu_|content_|previews)/ },
  { title: 'Translation', tables: /^(texts|text_|glossary_|translation_)/ },
  { title: 'Test rides', tables: /^(demonstrator|test_ride)/ },
  {
    title: 'Newsletter, contact and alerts',
    tables: /^(subscriber|letter|contact|ticket_|saved_replies|alerts)/,
  },
  {
    title: 'Owners and after-sales',
    tables: /^(passkey|known_devices|upload|wish_list|bike|warranty|return|withdrawal|review)/,
  },
];

/** One Mermaid diagram per group, because forty tables in one picture cannot be read. */
export function writeDiagrams(columns: readonly Column[], keys: readonly ForeignKey[]): string {
  const tables = [...new Set(columns.map((column) => column.table))].filter(
    (table) => table !== 'schema_migrations',
  );
  const homeless = tables.filter((table) => !GROUPS.some((group) => group.tables.test(table)));
  if (homeless.length > 0) throw new Error(`No diagram shows ${homeless.join(', ')}: add them to a group`);
  return GROUPS.map((group) => {
    const shown = tables.filter((table) => group.tables.test(table));
    return `### ${group.title}\n\n\`\`\`mermaid\nerDiagram\n${drawGroup(shown, columns, keys)}\n\`\`\``;
  }).join('\n\n');
}

function drawGroup(
  shown: readonly string[],
  columns: readonly Column[],
  keys: readonly ForeignKey[],
): string {
  const own = keys.filter((key) => shown.includes(key.table));
  const boxes = shown.map((table) => {
    const lines = columns
      .filter((column) => column.table === table)
      .filter((column) => column.inPrimaryKey || isKeyColumn(own, column) || STATES.test(column.name))
      .map((column) => `    ${column.type.replace(/^_/, '')} ${column.name}${marksOf(own, column)}`);
    return `  ${table} {\n${lines.join('\n')}\n  }`;
  });
  const lines = own.map(
    (key) => `  ${key.target} ${key.nullable ? '|o' : '||'}--o{ ${key.table} : "${key.columns.join(', ')}"`,
  );
  return [...boxes, ...new Set(lines)].join('\n');
}

const STATES = /^(slug|code|status|kind|serial|email|.*_minor|currency|released_at)$/;

const isKeyColumn = (keys: readonly ForeignKey[], column: Column) =>
  keys.some((key) => key.table === column.table && key.columns.includes(column.name));

function marksOf(keys: readonly ForeignKey[], column: Column): string {
  const marks = [column.inPrimaryKey && 'PK', isKeyColumn(keys, column) && 'FK'].filter(Boolean);
  return marks.length > 0 ? ` ${marks.join(',')}` : '';
}
