// The navigation scrolls by itself: bring the entry of this page into view.
const navigation = document.getElementById('navigation');
const current = navigation?.querySelector<HTMLElement>('[aria-current]');
if (navigation && current)
  navigation.scrollTop = Math.max(0, current.offsetTop - navigation.clientHeight / 2);
