"""What words and pairs of words say by themselves, counted from the same prompts: the second voice of the reader, beside the encoder.

Reads training/.work/data.json; writes training/.work/counted.npz for pack.py. Two things:
- for each entry, how much more often a word (or a pair of words side by side) is used where it is meant than at large, as
  log(1 + share in the entry / share at large), shares smoothed; words that ask count twice. To that comes what a softmax layer over the same
  words and pairs learns: counting knows what goes with an entry, learning what tells it from its neighbours
- a linear classifier of care and of what is off the subject, over words, pairs and triples (hashed): logits that are added to the
  encoder's
Words are cut to six letters without accents, so that most endings do not matter. Held-out pens are left out, as in train.py."""
import json, math, unicodedata, zlib, collections, sys
import numpy as np, torch, torch.nn as nn, torch.nn.functional as F
W = 'training/.work'; D = json.load(open(f'{W}/data.json')); NE = len(D['ids']); torch.manual_seed(1); torch.set_num_threads(2)
HELD = {f'pen-{n:02d}' for n in (8, 16, 24, 32, 40, 48, 56, 150)}
OFTEN = {f'pen-{n}' for n in range(160, 165)}
LETTERS, ASKS, SMOOTH, FLOOR, PAIRS, BUCKETS, EPOCHS, VOICE = 6, 2., 300., 3e-6, .6, 1 << 18, 6, .75   # VOICE: how much of the linear voice is added to the encoder's
LEARNED, FIRST, LOST, RATE, LEAST, STEPS, MOST = .45, .7, .3, .2, .5, 12, 1_860_000   # LEARNED: how much of the softmax layer is added to what is counted; STEPS: of a byte to 1
def stem(w): return ''.join(c for c in unicodedata.normalize('NFD', w) if not unicodedata.category(c).startswith('M'))[:LETTERS]
stems = [stem(w['word']) for w in D['words']]
def words_of(r):
    """Feature and weight, of what the user wrote: one who answers is no witness."""
    c = collections.defaultdict(float)
    for words, turn, ask in zip(r['segments'], r['turns'], r['asks']):
        if turn == 2: continue
        s = [stems[w] for w in words]; v = ASKS if ask else 1.
        for f in (*s, *(f'{a} {b}' for a, b in zip(s, s[1:]))): c[f] = max(c[f], v)
    return c
prompts = [r for r in D['rows'] if r['source'].startswith('pen-') and r['source'] not in HELD]
counts = collections.defaultdict(lambda: collections.defaultdict(float))
for r in D['rows']:
    if r['source'] in HELD or (r['source'].startswith('pen-') and r['flags'] and 'u' in r['flags']): continue
    e = r['entries'][0][0] if r['entries'] and r['entries'][0] else NE
    weight = .5 if r['source'] == 'said' else 1.
    for f, v in words_of(r).items(): counts[f][e] += weight * v
total = np.zeros(NE + 1)
for per in counts.values():
    for e, v in per.items(): total[e] += v
kept = [f for f, per in sorted(counts.items(), key=lambda x: zlib.crc32(x[0].encode())) if ' ' not in f or sum(per.values()) >= 2]
place = {f: i for i, f in enumerate(kept)}

def learned():
    """A softmax layer over the same words and pairs: a row of weights for each."""
    rows = []
    for r in D['rows']:
        if r['source'] in HELD or r['source'] == 'said' or (r['source'].startswith('pen-') and r['flags'] and 'u' in r['flags']): continue
        c = words_of(r); n = math.sqrt(len(c) + 1); at = [(place[f], v / n) for f, v in c.items() if f in place]
        if not at: continue
        named = r['entries'][0] if r['entries'] and r['entries'][0] else [NE]
        rows.append((np.array([i for i, _ in at], np.int64), np.array([v for _, v in at], np.float32), named, 1. if r['source'] != 'form' else .6))
    table = nn.EmbeddingBag(len(kept), NE + 1, mode='sum', sparse=True); table.weight.data.zero_()
    bias, scale, size = nn.Parameter(torch.zeros(NE + 1)), nn.Parameter(torch.tensor(1.)), torch.zeros(len(kept))
    opt = torch.optim.Adam([bias, scale], lr=.01)
    for epoch in range(3):
        order = torch.randperm(len(rows)).tolist(); mean = 0
        for k in range(0, len(order), 256):
            batch = [rows[j] for j in order[k:k + 256]]; target = torch.zeros(len(batch), NE + 1); share = torch.tensor([b[3] for b in batch])
            for i, (_, _, named, w) in enumerate(batch):
                for n, e in enumerate(named): target[i, e] += w * (1. if len(named) == 1 else FIRST if n == 0 else (1 - FIRST) / (len(named) - 1))
            v = torch.from_numpy(np.concatenate([b[1] for b in batch])); v = v * (torch.rand(len(v)) > LOST) / (1 - LOST)
            z = table(torch.from_numpy(np.concatenate([b[0] for b in batch])), torch.tensor(np.cumsum([0] + [len(b[0]) for b in batch[:-1]])), per_sample_weights=v) * scale + bias
            loss = -(target * F.log_softmax(z, 1)).sum() / share.sum(); opt.zero_grad(); loss.backward(); opt.step()
            # AdaGrad with one rate a row: rare words learn as fast as common ones
            g = table.weight.grad.coalesce(); at = g.indices()[0]; size[at] += g.values().pow(2).sum(1)
            table.weight.data[at] -= RATE * g.values() / (size[at].sqrt() + 1e-6)[:, None]; table.weight.grad = None; mean = .98 * mean + .02 * loss.item()
        print('words', epoch, round(mean, 3), flush=True)
    return (scale * table.weight).detach().numpy()

more = LEARNED * learned()
starts, entries, weights = [0], [], []
for i, f in enumerate(kept):
    per = counts[f]; many = sum(per.values())
    for e in sorted(per):
        w = (PAIRS if ' ' in f else 1.) * math.log1p(per[e] / (total[e] + SMOOTH) / (many / total.sum() + FLOOR))
        if w >= LEAST: entries.append(e); weights.append(max(-127, min(127, round((w + more[i, e]) * STEPS))))
    starts.append(len(entries))
# the file has room for so many: what says least goes
cut = sorted(map(abs, weights))[max(0, len(weights) - MOST)]
enough = np.abs(np.array(weights)) > cut; ends = np.concatenate([[0], enough.cumsum()])
starts, entries, weights = [int(ends[s]) for s in starts], np.array(entries)[enough], np.array(weights)[enough]
# nor for what says nothing of any entry
says = np.diff(starts) > 0; kept = [f for f, one in zip(kept, says) if one]; starts = [0, *np.diff(starts)[says].cumsum().tolist()]
keys = [zlib.crc32(f.encode()) for f in kept]
print(len(keys), 'words and pairs,', len(entries), 'weights', flush=True)

def hashed(r):
    s = set()
    for words, turn in zip(r['segments'], r['turns']):
        if turn == 2: continue
        t = [stems[w] for w in words]
        s.update(t); s.update(f'{a} {b}' for a, b in zip(t, t[1:])); s.update(f'{a} {b} {c}' for a, b, c in zip(t, t[1:], t[2:]))
    return [zlib.crc32(f.encode()) % BUCKETS for f in s]
CARE = 'nod'
rows = [r for r in prompts if r['care'][0] in CARE for _ in range(3 if r['source'] in OFTEN else 1)] + [r for r in D['rows'] if r.get('isCalm')]
X = [hashed(r) for r in rows]; Y = torch.tensor([CARE.index(r['care'][0]) if 'care' in r else 0 for r in rows]); OFF = torch.tensor([float('x' in r.get('flags', '')) for r in rows])
SHARE = torch.tensor([1. if 'care' in r else .15 for r in rows])
table = nn.EmbeddingBag(BUCKETS, 4, mode='sum', sparse=True); table.weight.data.zero_(); bias = nn.Parameter(torch.zeros(4))
opt, opt_bias = torch.optim.SparseAdam(table.parameters(), lr=.01), torch.optim.Adam([bias], lr=.01)
def logits(bags, keep=0.):
    ends = np.cumsum([len(b) for b in bags]); at = torch.tensor([i for b in bags for i in b]); w = torch.cat([torch.full((len(b),), 1 / math.sqrt(max(1, len(b)))) for b in bags])
    return table(at, torch.tensor(np.concatenate([[0], ends[:-1]])), per_sample_weights=w * (torch.rand(len(w)) > keep)) + bias
for epoch in range(EPOCHS):
    order = torch.randperm(len(X)).tolist(); mean = 0
    for k in range(0, len(order), 128):
        sel = order[k:k + 128]; z = logits([X[j] for j in sel], .2); share = SHARE[sel]
        loss = (F.cross_entropy(z[:, :3], Y[sel], weight=torch.tensor([1., 1.5, 3.]), reduction='none') * share).mean() + (F.binary_cross_entropy_with_logits(z[:, 3], OFF[sel], pos_weight=torch.tensor(3.), reduction='none') * share).mean()
        opt.zero_grad(); opt_bias.zero_grad(); loss.backward(); opt.step(); opt_bias.step(); mean = .99 * mean + .01 * loss.item()
    print('care', epoch, round(mean, 4), flush=True)
# how often an entry is asked for
asked = np.bincount([r['entries'][0][0] for r in prompts if r['entries'] and r['entries'][0]], minlength=NE)
np.savez(f'{W}/counted.npz', asked=asked, keys=np.array(keys, np.uint32), starts=np.array(starts, np.uint32), entries=np.array(entries, np.uint16), weights=np.array(weights, np.int8), care=VOICE * table.weight.detach().numpy(), bias=VOICE * bias.detach().numpy())
