/** Without colours of its own: the shop says them, and the frame is see-through. */
export const CARD_FRAME_STYLE = `
:root { --color: #0f1412; --quiet: #66716c; --wrong: #b3261e; --accent: #00734a; --size: 16px; --weight: 400;
  --line: 24px; --family: system-ui, sans-serif; color-scheme: light }
html, body { margin: 0; background: transparent }
body { font: var(--weight) var(--size)/var(--line) var(--family); color: var(--color) }
input { font: inherit; line-height: var(--line); color: inherit; letter-spacing: inherit; direction: ltr;
  font-variant-numeric: tabular-nums; box-sizing: border-box; min-inline-size: 0; margin: 0 }
[dir=rtl] input { text-align: end }
[dir=rtl] input:placeholder-shown { direction: rtl; text-align: start }
input::placeholder { color: var(--quiet); opacity: 1 }
input[aria-invalid] { color: var(--wrong) }
input:disabled { opacity: .6 }

body { display: flex; align-items: center; column-gap: 12px; flex-wrap: wrap; row-gap: 8px }
input { border: 0; padding: 0; background: none; outline: 0; block-size: 24px }
input:focus-visible { box-shadow: 0 2px 0 -0.5px var(--accent) }
.number { flex: 1 1 calc(var(--size) * 11.6) }
.expiry, .cvc { flex: 0 0 calc(var(--size) * 4.9) }
@media (max-width: 411px) {
  .number { flex-basis: calc(100% - 46px) }
  /* Sides by name: an input runs left to right in a page that does not. */
  [dir=ltr] .expiry { margin-left: 46px }
  [dir=rtl] .expiry { margin-right: 46px }
}
.brand { flex: none; inline-size: 34px; block-size: 22px; border: 1px solid #d9dddb; border-radius: 3px; background: #fff;
  display: grid; place-items: center; box-sizing: border-box; overflow: hidden; font: italic 800 10px/1 system-ui; color: #1a3e8c }
.brand::before { content: ''; inline-size: 20px; block-size: 12px; border-radius: 2px;
  background: linear-gradient(#9aa39f 0 0) 0 3px/100% 3px no-repeat, #eceeed }
[data-brand=visa] .brand::before { content: 'VISA'; background: none; inline-size: auto; block-size: auto }
[data-brand=mastercard] .brand::before { inline-size: 22px; block-size: 13px; background:
  radial-gradient(circle at 6.5px 50%, #d5332b 6px, transparent 6.5px), radial-gradient(circle at 15.5px 50%, #eda32f 6px, transparent 6.5px) }
[data-brand=amex] .brand { background: #1f6fb5; border-color: #1f6fb5; color: #fff; font-style: normal; font-size: 8px }
[data-brand=amex] .brand::before { content: 'AMEX'; background: none; inline-size: auto; block-size: auto }
[data-brand=diners] .brand::before, [data-brand=jcb] .brand::before, [data-brand=discover] .brand::before,
[data-brand=unionpay] .brand::before { background: none; inline-size: auto; block-size: auto; font-style: normal; font-size: 8px }
[data-brand=diners] .brand::before { content: 'DINERS'; font-size: 7px }
[data-brand=jcb] .brand::before { content: 'JCB' }
[data-brand=discover] .brand::before { content: 'DISC' }
[data-brand=unionpay] .brand::before { content: 'UP' }
`;

export const CHALLENGE_STYLE = `
* { box-sizing: border-box; margin: 0 }
body { font: 16px/1.5 system-ui, sans-serif; color: #0f1412; background: #fff; display: grid; grid-template-rows: auto 1fr; min-block-size: 100vh }
header { display: flex; justify-content: space-between; align-items: baseline; padding: 18px 24px; background: #15243b; color: #fff }
header span { font-size: 14px; opacity: .8 }
main { padding: 24px; display: grid; gap: 12px; align-content: start }
h1 { font-size: 22px; line-height: 1.25 }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; padding: 14px 16px; background: #f5f5f2; border-radius: 2px }
dt { color: #5b6661 } dd { text-align: end; font-weight: 600; font-variant-numeric: tabular-nums }
p { color: #5b6661; font-size: 14px; margin-block-end: 4px }
button { font: 600 16px/1.5 system-ui, sans-serif; min-block-size: 48px; border: 1px solid #7f8985; border-radius: 2px; background: #fff; color: #0f1412; cursor: pointer }
button:first-of-type { background: #15243b; border-color: #15243b; color: #fff }
button:focus-visible { outline: 2px solid #15243b; outline-offset: 2px }
button:disabled { opacity: .5 }
`;
