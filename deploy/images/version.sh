# Sourced: the name of a release, its commit and its date. PADDOCK_TAG overrides the name.
commit=$(git rev-parse --short=12 HEAD)
[ -z "$(git status --porcelain)" ] || commit="$commit-changed"
built_at=$(date -u +%Y-%m-%dT%H:%M:%SZ)
tag=${PADDOCK_TAG:-$(date -u +%Y.%m.%d)-$commit}
release="results/releases/$tag"
